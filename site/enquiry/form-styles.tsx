import { PageStyles } from "~/ui/page-styles";
import css from "./styles.css?inline";
import address from "./styles.css?url";

const styles = { id: "form-styles", css: import.meta.env.SSR ? css : "", address };

/** Stands before the form, and before what lies around it. */
export const FormStyles = () => <PageStyles {...styles} />;
