import { adminMeta } from "~/components/admin/admin-meta";
import { PostList } from "~/features/blog/admin/post-list";

export const meta = () => adminMeta("Blog");

export default function Posts() {
  return <PostList />;
}
