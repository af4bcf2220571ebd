import { Component, type ComponentType, lazy, Suspense } from "react";
import { ConfirmDialog } from "./confirm-dialog";

interface State {
  failed: boolean;
  failures: number;
}

/**
 * Lazily loaded sheet or pane. If loading fails, the page stays usable, and a dialog offers a retry. After a second
 * failure it offers to reload the page, because some browsers never request a failed module again.
 * @param what its name within a sentence: `la vista previa`
 */
export function lazyPart<Props extends object>(
  what: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let Part: ComponentType<Props> = lazy(load);
  return class LazyPart extends Component<Props & { onClose: () => void }, State> {
    static getDerivedStateFromError = () => ({ failed: true });
    override state = { failed: false, failures: 0 };

    override componentDidCatch() {
      // A rejected lazy component never retries: replace it.
      Part = lazy(load);
      this.setState(({ failures }) => ({ failures: failures + 1 }));
    }

    override render() {
      const { failed, failures } = this.state;
      if (!failed)
        return (
          <Suspense>
            <Part {...this.props} />
          </Suspense>
        );
      return (
        <ConfirmDialog
          title={`No se pudo cargar ${what}`}
          cancel="Cerrar"
          onCancel={this.props.onClose}
          confirm={failures > 1 ? "Recargar la página" : "Intentar de nuevo"}
          onConfirm={() => (failures > 1 ? location.reload() : this.setState({ failed: false }))}
        >
          Comprueba la conexión. Lo que has escrito sigue en el formulario; si vuelve a pasar,
          guárdalo y recarga la página.
        </ConfirmDialog>
      );
    }
  };
}
