export default function Page() {
  return <p>destination</p>;
}
