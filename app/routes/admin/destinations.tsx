export default function Page() {
  return <p>destinations</p>;
}
