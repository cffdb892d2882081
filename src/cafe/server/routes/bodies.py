"""Large bodies and answers, read and written in the thread that works on them: in the event loop all would wait."""

from __future__ import annotations

from collections.abc import Generator
from gzip import compress
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.dto import AbstractDTO
from litestar.dto.data_structures import DTOFieldDefinition
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Reference, Schema
from litestar.typing import FieldDefinition

from cafe.server.faults import Fault
from cafe.server.routes.methods import ERRORS_TOLD

Kind = TypeVar("Kind")
SMALLEST_PACKED = 2000  # bytes
PACKED = 5  # gzip's level


class TextRequest(Request[Any, Any, Any]):
    """A request whose body is refused if it is not text."""

    async def json(self) -> Any:
        """The body, as if it were of any type."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise Fault("invalid", "not UTF-8") from None


class Unread(AbstractDTO[Kind]):
    """A body that the route gets as bytes, described in the API as what is in it."""

    def decode_bytes(self, value: bytes) -> bytes:
        """The bytes as they came."""
        return value

    @classmethod
    def create_for_field_definition(cls, *_: Any, **__: Any) -> None:
        """Prepare nothing: the route reads the bytes."""

    @classmethod
    def create_openapi_schema(
        cls,
        field_definition: FieldDefinition,  # noqa: ARG003 - as the superclass has it
        handler_id: str,  # noqa: ARG003
        schema_creator: Any,
    ) -> Reference | Schema:
        """What is in the bytes."""
        found: Reference | Schema = schema_creator.for_field_definition(FieldDefinition.from_annotation(cls.model_type))
        return found

    @classmethod
    def generate_field_definitions(cls, *_: Any, **__: Any) -> Generator[DTOFieldDefinition, None, None]:
        """Bytes have no fields."""
        yield from ()

    @classmethod
    def detect_nested_field(cls, *_: Any, **__: Any) -> bool:
        """Bytes have no fields."""
        return False


def read(body: bytes, kind: type[Kind]) -> Kind:
    """What is in a body; a Fault names the place that is not of its type."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        message, _, place = str(error).partition(" - at `$")
        raise Fault("invalid", message[:300], place=place.strip(".`") or None) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Fault("invalid", f"not JSON: {str(error)[:200]}") from None
    except RecursionError:
        raise Fault("invalid", "nested too deeply") from None


def written(answer: msgspec.Struct, accepted: str) -> Response[bytes]:
    """An answer, compressed if the client accepts that; for routes with `packed=True`."""
    content = msgspec.json.encode(answer)
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in accepted and len(content) >= SMALLEST_PACKED:
        content = compress(content, PACKED, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type="application/json", headers=headers)


def accepted_of(request: Request[Any, Any, Any]) -> str:
    """Which encodings a client accepts."""
    return request.headers.get("accept-encoding", "")


def answers(kind: type[msgspec.Struct]) -> dict[int, ResponseSpec]:
    """The answers of a route that writes its own, for the API's description."""
    told = "Request fulfilled, document follows"
    return {**ERRORS_TOLD, 200: ResponseSpec(data_container=kind, description=told, generate_examples=False)}
