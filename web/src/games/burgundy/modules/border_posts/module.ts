import { say } from "../../../../words/words.svelte";
import type { Module } from "../module";
import PostBonuses from "./PostBonuses.svelte";
import Posts from "./Posts.svelte";
import { postsJoined, postsPay } from "./posts";

export const module: Module = {
  draws: { over: Posts, owned: PostBonuses },
  icons: { post: "guarded-tower" },
  sources: { posts: ["watchtower", "#5d7f8c", "#ffffff", "upright"] },
  names: { post: () => say("post-title") },
  notes: { post: (table, _, seat, players) => [postsJoined(table, seat), ...postsPay(table, players)] },
};
