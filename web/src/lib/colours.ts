/** The colours of the players, in turn order: dark enough for white letters, far enough from each other. */
export const COLOURS = ["#8c2f2b", "#1d5380", "#2f6b3f", "#7a5a12", "#5b3f96"];
