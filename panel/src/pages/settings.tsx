import { isSignedIn } from "@panel/auth/session";
import { SettingsEditor } from "@panel/entries/settings/settings-editor";
import { openSettings, type SettingsTable } from "@panel/entries/settings/settings-table";
import { LoadFailed } from "@panel/ui/load-failed";
import { type RouteObject, useLoaderData } from "react-router";
import type { OpenedEntry } from "#shared/database.types.ts";

/** React Router route with the form of a table of settings, such as `site_settings` (K9). */
export function settingsPage(table: SettingsTable, Editor = SettingsEditor) {
  async function loader(): Promise<Loaded> {
    if (!(await isSignedIn())) return {};
    return openSettings(table).then(
      (opened) => ({ opened }),
      () => ({}),
    );
  }
  return {
    loader,
    element: <SettingsPage key={Object.keys(table.fields).join()} table={table} Editor={Editor} />,
  } satisfies RouteObject;
}

interface Loaded {
  /** Undefined if loading failed. */
  opened?: OpenedEntry;
}

interface SettingsPageProps {
  table: SettingsTable;
  Editor: typeof SettingsEditor;
}

function SettingsPage({ table, Editor }: SettingsPageProps) {
  const { opened } = useLoaderData<Loaded>();
  return opened ? <Editor table={table} opened={opened} /> : <LoadFailed />;
}
