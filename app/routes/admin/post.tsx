export default function Page() {
  return <p>post</p>;
}
