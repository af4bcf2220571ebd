export default function Page() {
  return <p>posts</p>;
}
