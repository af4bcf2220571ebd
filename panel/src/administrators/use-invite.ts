import { refetch } from "@panel/backend/refetch";
import { toast } from "@panel/ui/toaster";
import { useQueryClient } from "@tanstack/react-query";
import { inviteAdministrator } from "./invite";
import { peopleKey } from "./read-administrators";

/**
 * Returns a function that invites an address and reports the result in a toast. It resolves to whether the
 * address is invited.
 */
export function useInvite() {
  const queries = useQueryClient();
  return async (email: string): Promise<boolean> => {
    let invited = false;
    try {
      const mailed = await inviteAdministrator(email);
      invited = true;
      toast(
        mailed
          ? { title: "Invitación enviada", text: email }
          : {
              kind: "error",
              title: "La invitación no se ha enviado",
              text: "Este servidor no envía correo. Pide el enlace a quien lo lleva: lo da «npm run admin -- invite».",
            },
      );
    } catch (error) {
      const text = (error as Error).message;
      toast({ kind: "error", title: "No se pudo enviar la invitación", text });
    }
    void refetch(queries, peopleKey);
    return invited;
  };
}
