import { reasonOf } from "@panel/backend/backend-error";
import { readSettings } from "@panel/backend/settings";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { formatNumber } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { toast } from "@panel/ui/toaster";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { charactersOf, isOpen, missingTexts, type ProposalPair, toCalls } from "./missing";
import {
  type AskedText,
  acceptProposal,
  askForProposals,
  discardProposal,
  type Proposal,
  type ProposalTarget,
  proposalsQuery,
} from "./proposals-query";
import { providerNames } from "./provider-names";
import { type ShownProposal, shownProposals } from "./shown-proposals";

interface ProposeMissingProps extends ProposalTarget {
  /** Title of the entry or page. */
  title: string;
  pairs: readonly ProposalPair[];
  /** Makes the texts known to the server. */
  prepare?: () => Promise<unknown>;
}

interface Question {
  texts: AskedText[];
  left: number;
}

/**
 * Button that has missing translations proposed. It also gives the proposals to the form's fields. Nothing of them is in
 * the form before somebody uses them.
 */
export function ProposeMissing(props: ProposeMissingProps) {
  const { type, id, language, title, pairs, prepare } = props;
  const target: ProposalTarget = { type, id, language };
  const query = proposalsQuery(target);
  const { data } = useQuery(query);
  const queries = useQueryClient();
  const unmounted = useUnmountSignal();
  const [question, setQuestion] = useState<Question>();
  const [progress, setProgress] = useState<string>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** Former translations by pair, for undo. */
  const [used, setUsed] = useState<ReadonlyMap<string, string>>(new Map());
  const proposals = useMemo(() => new Map(data?.map((one) => [one.path, one])), [data]);
  const change = (path: string, update: (proposal: Proposal) => Proposal[]) =>
    queries.setQueryData(query.queryKey, (rows) =>
      rows?.flatMap((row) => (row.path === path ? update(row) : [row])),
    );
  const withUsed = (path: string, text: string | undefined) =>
    setUsed((before) => {
      const after = new Map(before);
      if (text === undefined) after.delete(path);
      else after.set(path, text);
      return after;
    });

  function take(pair: ProposalPair, { text }: Proposal) {
    pair.write(text);
    change(pair.id, (row) => [{ ...row, accepted_at: new Date().toISOString() }]);
    // Only a record: the text is in the draft, whatever the answer.
    void acceptProposal(target, pair.id).catch(() => {});
  }

  function shownFor(pair: ProposalPair): ShownProposal | undefined {
    const before = used.get(pair.id);
    const proposal = proposals.get(pair.id);
    if (before !== undefined && proposal?.text === pair.target && pair.isTyped !== false)
      return {
        kind: "used",
        undo() {
          pair.write(before);
          change(pair.id, (row) => [{ ...row, accepted_at: null }]);
          withUsed(pair.id, undefined);
          focusField(pair.path);
        },
      };
    if (!proposal || !isOpen(proposal, pair))
      return refused.includes(pair.id) && pair.isMissing ? { kind: "refused" } : undefined;
    return {
      kind: "proposal",
      provider: providerNames[proposal.provider],
      text: proposal.text,
      isOutdated: proposal.source !== pair.source,
      use() {
        take(pair, proposal);
        withUsed(pair.id, pair.target);
      },
      edit() {
        take(pair, proposal);
        focusField(pair.path);
      },
      discard() {
        change(pair.id, () => []);
        focusField(pair.path);
        discardProposal(target, pair.id).catch((error) => {
          toast({ kind: "error", title: "No se pudo descartar", text: reasonOf(error) });
          void queries.invalidateQueries(query);
        });
      },
    };
  }

  useLayoutEffect(() => {
    const shown = pairs.flatMap((pair) => {
      const one = shownFor(pair);
      return one ? [[pair.path, one] as const] : [];
    });
    if (shown.length > 0 || shownProposals.getState().size > 0)
      shownProposals.setState(new Map(shown), true);
  });
  useEffect(() => () => shownProposals.setState(new Map(), true), []);

  const fail = (error: unknown) => {
    if (!unmounted.current.signal.aborted)
      toast({ kind: "error", title: "No se pudo traducir", text: reasonOf(error) });
  };

  async function ask() {
    const texts = missingTexts(pairs, proposals);
    if (texts.length === 0)
      return toast({
        title: "No falta ninguna propuesta",
        text: "Todo está traducido o tiene su propuesta.",
      });
    setProgress("Preparando...");
    try {
      await prepare?.();
      const { left } = await askForProposals(target, title, []);
      if (!unmounted.current.signal.aborted) setQuestion({ texts, left });
    } catch (error) {
      fail(error);
    } finally {
      setProgress(undefined);
    }
  }

  async function propose(texts: readonly AskedText[]) {
    const { signal } = unmounted.current;
    let [done, proposed, without] = [0, 0, 0];
    try {
      for (const call of toCalls(texts)) {
        setProgress(`Proponiendo... ${done} de ${texts.length}`);
        const answer = await askForProposals(target, title, call);
        if (signal.aborted) return;
        done += call.length;
        proposed += answer.proposed.length;
        without += answer.refused.length;
        setRefused((before) => [...new Set([...before, ...answer.refused])]);
        await queries.invalidateQueries(query);
        if (answer.failure !== undefined) throw new Error(answer.failure);
      }
      toast({
        title: proposed === 1 ? "1 propuesta" : `${proposed} propuestas`,
        text: `${without > 0 ? `Sin una buena propuesta: ${without}. ` : ""}Están debajo de cada campo.`,
      });
    } catch (error) {
      fail(error);
    } finally {
      setProgress(undefined);
    }
  }

  const host = readSettings().translation?.host;
  return (
    <div className="propose">
      <button
        className="btn btn--line"
        type="button"
        aria-busy={progress !== undefined || undefined}
        onClick={progress === undefined ? () => void ask() : undefined}
      >
        <Icon name="translate" />
        {progress ?? "Proponer lo que falta"}
      </button>
      {question && (
        <ConfirmDialog
          title="¿Proponer lo que falta?"
          cancel="Ahora no"
          onCancel={() => setQuestion(undefined)}
          confirm="Proponer"
          onConfirm={() => {
            setQuestion(undefined);
            void propose(question.texts);
          }}
        >
          <p>{countsOf(question)}</p>
          <p>Los textos se envían a {host}. No se publica nada sin que tú lo uses.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** «34 textos, 21.300 caracteres; este mes quedan 178.700.» */
function countsOf({ texts, left }: Question): string {
  const characters = charactersOf(texts);
  const number = texts.length === 1 ? "1 texto" : `${formatNumber(texts.length)} textos`;
  const enough = characters <= left ? "" : " No alcanzan para todos: se proponen los primeros.";
  return `${number}, ${formatNumber(characters)} caracteres; este mes quedan ${formatNumber(left)}.${enough}`;
}

/** After the button of the note has gone. */
function focusField(path: string) {
  setTimeout(() => document.getElementsByName(path)[0]?.focus());
}
