import { adminMeta } from "~/components/admin/admin-meta";
import { asksEarly } from "~/components/admin/list/use-entry-list";
import { listedPosts, PostList } from "~/features/blog/admin/post-list";

export const meta = () => adminMeta("Blog");
export const handle = asksEarly(listedPosts);

export default function Posts() {
  return <PostList />;
}
