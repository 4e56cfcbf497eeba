import { expect, test } from "vitest";
import { lookOf } from "./colours";

test("a card keeps its colour, wherever it stands in a list", () => {
  const lists = [
    ["hermits", "knights", "castles"],
    ["knights", "lords", "hermits"],
  ];
  const [one, other] = lists.map((list) => lookOf("knights", list).colour);
  expect(one).toBe(other);
  const cards = ["fishermen", "merchants", "discoverers", "hermits", "citizens", "miners", "workers"];
  const all = [...cards, "knights", "lords", "farmers", "castles"];
  expect(new Set(all.map((card) => lookOf(card, all).colour)).size).toBe(all.length);
});
