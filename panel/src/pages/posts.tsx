import { listedPosts, PostList } from "@panel/blog/post-list";
import { listLoader } from "@panel/list/use-entry-list";

export const loader = listLoader(listedPosts);

export default function Posts() {
  return <PostList />;
}
