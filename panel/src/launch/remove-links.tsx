import { reasonOf } from "@panel/backend/backend-error";
import type { Columns } from "@panel/entries/draft/values";
import { settingsCalls } from "@panel/entries/settings/settings-table";
import { refetch } from "@panel/queries/query-client";
import { toast } from "@panel/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { siteSettings } from "#content/settings.ts";
import { withoutDemonstrationLinks } from "./demonstration-links";
import { launchKey } from "./launch-queries";

const calls = settingsCalls(siteSettings, () => new AbortController().signal);

/** Removes the invented networks, review sites and partners from the settings, with undo. The owner's stay. */
export function RemoveLinks() {
  const queries = useQueryClient();
  const write = useMutation({
    /** @param lists what the settings shall have; by default their own without the invented ones */
    mutationFn: async (lists?: Columns) => {
      const { row, etags } = await calls.open();
      const before = row ?? {};
      const changes = lists ?? withoutDemonstrationLinks(before);
      const { outcome } = await calls.save({ changes, seen: etags });
      if (outcome !== "saved")
        throw new Error("Alguien los ha cambiado a la vez. Míralos otra vez.");
      return Object.fromEntries(Object.keys(changes).map((name) => [name, before[name]]));
    },
    onSuccess(before, lists) {
      // The button goes with the open step.
      document.getElementById("main")?.focus();
      if (lists) toast({ title: "Recuperados en los ajustes", text: "" });
      else
        toast({
          title: "Quitados de los ajustes",
          text: "Los que has escrito tú se quedan.",
          actions: [{ label: "Deshacer", onPress: () => write.mutate(before) }],
        });
    },
    onError: (error) => toast({ kind: "error", title: "No se han quitado", text: reasonOf(error) }),
    onSettled: () => refetch(queries, launchKey),
  });
  return (
    <p className="step__acts">
      <button
        className="btn btn--line"
        type="button"
        aria-busy={write.isPending || undefined}
        onClick={() => {
          if (!write.isPending) write.mutate(undefined);
        }}
      >
        Quitar los de la demostración
      </button>
    </p>
  );
}
