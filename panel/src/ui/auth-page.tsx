import type { ReactNode } from "react";
import { Art } from "#shared/ui/art.tsx";
import { Logo } from "#shared/ui/icon.tsx";
import river from "../../../art/scenes/lower-zambezi.svg?w=640;1280&format=avif;webp&as=picture";

interface AuthPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Layout of the pages outside of the panel: a picture on one side, a form on the other. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  return (
    <div className="admin login">
      <div className="login__art">
        <Art picture={river} alt="" sizes="(min-width: 48rem) 50vw, 100vw" eager />
      </div>
      <main className="login__form" id="main">
        <div className="login__in">
          <Logo />
          <h1>{title}</h1>
          <p>{lead}</p>
          {children}
        </div>
      </main>
    </div>
  );
}
