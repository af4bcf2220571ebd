import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** Leads elsewhere as soon as it is rendered. */
export function GoTo({ to, state }: { to: string; state?: object }) {
  const navigate = useNavigate();
  const target = useRef({ to, state });
  useEffect(() => {
    const { to, state } = target.current;
    void navigate(to, { replace: true, state });
  }, [navigate]);
  return null;
}
