import { PostForm } from "@panel/blog/post-form";
import { postKind } from "@panel/blog/post-kind";
import { EntryLoader } from "@panel/entry/entry-loader";
import { useParams } from "react-router";

export default function Post() {
  const { id } = useParams();
  return (
    <EntryLoader key={id} kind={postKind} id={id}>
      {(row) => <PostForm saved={row} />}
    </EntryLoader>
  );
}
