import { Component, type ComponentType, lazy, Suspense } from "react";
import { AskDialog } from "./ask-dialog";

/**
 * What is opened over a page or beside it, and comes with its own file when it is first wanted. Where that does not
 * arrive, the page stays as it is, and may ask once more.
 * @param what its name within a sentence: `la vista previa`
 */
export function lazyPart<Props extends object>(
  what: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let Part: ComponentType<Props> = lazy(load);
  return class LazyPart extends Component<Props & { onClose: () => void }, { failed: boolean }> {
    static getDerivedStateFromError = () => ({ failed: true });
    override state = { failed: false };

    override componentDidCatch() {
      // The one that has failed would do so again without asking.
      Part = lazy(load);
    }

    override render() {
      if (!this.state.failed)
        return (
          <Suspense>
            <Part {...this.props} />
          </Suspense>
        );
      return (
        <AskDialog
          title={`No se pudo cargar ${what}`}
          stay="Cerrar"
          onStay={this.props.onClose}
          go="Intentar de nuevo"
          onGo={() => this.setState({ failed: false })}
        >
          Comprueba la conexión. Lo que has escrito sigue en el formulario; si vuelve a pasar,
          guárdalo y recarga la página.
        </AskDialog>
      );
    }
  };
}
