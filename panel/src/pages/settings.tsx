import { isSignedIn } from "@panel/auth/session";
import type { Columns } from "@panel/entries/draft/values";
import { SettingsEditor } from "@panel/entries/settings/settings-editor";
import { readSettingsRow, type SettingsTable } from "@panel/entries/settings/settings-table";
import { LoadFailed } from "@panel/ui/load-failed";
import { type RouteObject, useLoaderData } from "react-router";

/** Route of the form of a settings table (K9). */
export function settingsPage(table: SettingsTable) {
  async function loader() {
    if (!(await isSignedIn())) return { row: null };
    return readSettingsRow(table).then(
      (row) => ({ row }),
      () => ({ row: null, failed: true }),
    );
  }
  return {
    loader,
    element: <SettingsPage key={table.table} table={table} />,
  } satisfies RouteObject;
}

function SettingsPage({ table }: { table: SettingsTable }) {
  const { row, failed } = useLoaderData<{ row: Columns | null; failed?: boolean }>();
  if (failed) return <LoadFailed />;
  return <SettingsEditor table={table} saved={row ?? undefined} />;
}
