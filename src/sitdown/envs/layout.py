"""A vector with names: which numbers of an observation say what."""

from __future__ import annotations

from math import prod
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Vector: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Blocks: TypeAlias = dict[str, NDArray[Any]]


class Layout:
    """Blocks of numbers, one behind the other, each with a shape."""

    def __init__(self, blocks: dict[str, tuple[int, ...]]) -> None:
        self.blocks = blocks
        self.where: dict[str, slice] = {}  # in the vector
        self.size = 0
        for name, shape in blocks.items():
            end = self.size + prod(shape)
            self.where[name] = slice(self.size, end)
            self.size = end

    def blank(self) -> Vector:
        return np.zeros(self.size, np.float32)

    def split(self, vectors: NDArray[Any]) -> Blocks:
        """The blocks of a vector, or of many at once. They are windows: what is written into one is written into the vector."""
        before = vectors.shape[:-1]
        return {name: vectors[..., where].reshape(*before, *self.blocks[name]) for name, where in self.where.items()}
