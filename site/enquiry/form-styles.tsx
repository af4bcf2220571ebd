import { PageStyles } from "~/ui/page-styles";
import css from "./styles.css?inline";
import address from "./styles.css?url";

const styles = { id: "form-styles", css: import.meta.env.SSR ? css : "", address };

/** Must precede the form and its surrounding elements. */
export const FormStyles = () => <PageStyles {...styles} />;
