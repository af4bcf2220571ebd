import { Component, type ComponentType, lazy, Suspense } from "react";
import { ConfirmDialog } from "./confirm-dialog";

/**
 * Lazily loaded sheet or pane. If loading fails, the page stays usable, and a dialog offers a retry.
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
      // A rejected lazy component never retries: replace it.
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
        <ConfirmDialog
          title={`No se pudo cargar ${what}`}
          cancel="Cerrar"
          onCancel={this.props.onClose}
          confirm="Intentar de nuevo"
          onConfirm={() => this.setState({ failed: false })}
        >
          Comprueba la conexión. Lo que has escrito sigue en el formulario; si vuelve a pasar,
          guárdalo y recarga la página.
        </ConfirmDialog>
      );
    }
  };
}
