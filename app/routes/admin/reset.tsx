export default function Page() {
  return <p>reset</p>;
}
