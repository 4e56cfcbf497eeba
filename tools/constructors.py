"""Constructors for compiled code, written out from what a dataclass declares.

A dataclass makes its `__init__` when it is imported, and compiled code calls that as it calls any Python
function: ten times slower than one of its own. So the copy that is compiled has it written. It takes a blank
line below its class, and all other lines keep their numbers.
"""

import ast


def write_constructors(source: str) -> str:
    """The module with an `__init__` for every dataclass that leaves it to its fields, none with a default."""
    lines = source.split("\n")
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            decorator = find_decorator(node)
            if decorator is not None and only_assigns(node):
                say_written(lines, decorator)
                lay_below(lines, node, constructor_of(node, is_frozen(decorator)))
    return "\n".join(lines) if lines[-1] == "" else "\n".join([*lines, ""])


def find_decorator(node: ast.ClassDef) -> ast.Call | None:
    """`@dataclass(...)`, unless it says already who writes the constructor."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "dataclass":
            return decorator if "init" not in keywords(decorator) else None
    return None


def keywords(decorator: ast.Call) -> list[str | None]:
    return [keyword.arg for keyword in decorator.keywords]


def is_frozen(decorator: ast.Call) -> bool:
    return "frozen" in keywords(decorator)


def only_assigns(node: ast.ClassDef) -> bool:
    methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    has_defaults = any(field.value is not None for field in fields(node))
    return not has_defaults and not methods & {"__init__", "__post_init__"}


def fields(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [part for part in node.body if isinstance(part, ast.AnnAssign)]


def constructor_of(node: ast.ClassDef, frozen: bool) -> str:
    """All in one line. Native code sets a frozen field without asking; the type checker has to be told."""
    types = {ast.unparse(field.target): ast.unparse(field.annotation) for field in fields(node)}
    asked = ", ".join(["self", *[f"{name}: {kind}" for name, kind in types.items()]])
    does = "; ".join([f"self.{name} = {name}" for name in types]) or "pass"
    allowed = "  # type: ignore[misc]" if frozen and types else ""
    return f"    def __init__({asked}) -> None: {does}{allowed}"


def say_written(lines: list[str], decorator: ast.Call) -> None:
    row, column = decorator.lineno - 1, (decorator.func.end_col_offset or 0) + 1
    lines[row] = f"{lines[row][:column]}init=False, {lines[row][column:]}"


def lay_below(lines: list[str], node: ast.ClassDef, line: str) -> None:
    row = node.end_lineno or 0
    if lines[row] != "":
        raise ValueError(f"no blank line below {node.name}")
    lines[row] = line
