import { useParams } from "react-router";
import { adminMeta } from "~/components/admin/admin-meta";
import { EntryLoader } from "~/components/admin/entry/entry-loader";
import { PostForm } from "~/features/blog/admin/post-form";
import { postKind } from "~/features/blog/admin/post-kind";

export const meta = () => adminMeta("Post");

export default function Post() {
  const { id } = useParams();
  return (
    <EntryLoader key={id} kind={postKind} id={id}>
      {(row) => <PostForm saved={row} />}
    </EntryLoader>
  );
}
