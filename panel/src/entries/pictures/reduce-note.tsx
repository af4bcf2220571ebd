import { setAlwaysReduce, useAlwaysReduce } from "./always-reduce";

/** Says that this device reduces large pictures, with the button that ends it. */
export function ReduceNote() {
  const isOn = useAlwaysReduce();
  if (!isOn) return null;
  return (
    <div>
      <p className="hint">
        Las imágenes de más de 5 MB se reducen en este dispositivo antes de subirlas.
      </p>
      <button className="more more--plain" type="button" onClick={() => setAlwaysReduce(false)}>
        No reducirlas
      </button>
    </div>
  );
}
