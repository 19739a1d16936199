import { GUEST_BLOCK_LABELS, type GuestBlock, type GuestLink } from "@lotir/contract";
import { Button, Checkbox, CopyButton, Group, NativeSelect, Stack, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { formatDate, formatMoment, formatQuantity } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import classes from "./dossier.module.css";
import { useCreateGuestLink } from "./use-create-guest-link.ts";
import { useListGuestLinks } from "./use-list-guest-links.ts";
import { useRevokeGuestLink } from "./use-revoke-guest-link.ts";

const BLOCKS = Object.entries(GUEST_BLOCK_LABELS) as [GuestBlock, string][];
const DAYS = ["7", "14", "30", "90"].map((value) => ({ value, label: `${value} jours` }));

const Made = ({ address }: { readonly address: string }) => (
  <Notice kind="info" title="Lien créé : copiez-le maintenant">
    <Text size="sm">Il n'est gardé nulle part : personne ne pourra le relire.</Text>
    <Group gap="xs" mt={4}>
      <TextInput readOnly flex={1} miw={200} value={address} aria-label="Lien de partage" />
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? "Copié" : "Copier"}
          </Button>
        )}
      </CopyButton>
    </Group>
  </Notice>
);

const NewLink = ({ id }: { readonly id: string }) => {
  const [guest, setGuest] = useState("");
  const [blocks, setBlocks] = useState<readonly string[]>(["terrain", "plan", "prix"]);
  const [days, setDays] = useState("14");
  const create = useCreateGuestLink();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate(
          { id, guest, blocks: blocks as GuestBlock[], days: Number(days) },
          { onSuccess: () => setGuest("") },
        );
      }}
    >
      <Stack gap="sm">
        <Group align="flex-end">
          <TextInput
            label="Pour qui"
            placeholder="Banque, vendeur…"
            flex={1}
            miw={200}
            required
            value={guest}
            onChange={(event) => setGuest(event.currentTarget.value)}
          />
          <NativeSelect
            label="Valable"
            value={days}
            data={DAYS}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
        </Group>
        <Checkbox.Group label="Ce que la personne verra, et rien d'autre" value={[...blocks]} onChange={setBlocks}>
          <Group gap="md" mt={6}>
            {BLOCKS.map(([block, label]) => (
              <Checkbox key={block} value={block} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
        <Group>
          <Button type="submit" loading={create.isPending} disabled={guest.trim() === "" || blocks.length === 0}>
            Créer le lien
          </Button>
        </Group>
        {create.data === undefined ? null : <Made address={`${window.location.origin}${create.data.data.path}`} />}
      </Stack>
    </form>
  );
};

const stateOf = ({ isOpen, revokedAt, expiresAt }: GuestLink): string => {
  if (isOpen) return `ouvert jusqu'au ${formatDate(expiresAt.slice(0, 10))}`;
  return revokedAt === null ? "expiré" : "fermé";
};

/** Links for a banker or a seller: who looks at what, until when, and how often they did. */
export const GuestLinksBlock = ({ id }: { readonly id: string }) => {
  const links = useListGuestLinks(id);
  const revoke = useRevokeGuestLink();
  return (
    <section className={classes.block} aria-label="Partager">
      <div className={classes.head}>
        <Title order={2}>Partager avec une banque ou un vendeur</Title>
      </div>
      <Stack>
        <NewLink id={id} />
        {links.error === null ? null : (
          <Notice kind="error" retry={{ onClick: () => links.refetch(), busy: links.isFetching }}>
            {sentenceOf(links.error, "Les liens n'ont pas pu être lus.")}
          </Notice>
        )}
        {links.data === undefined || links.data.length === 0 ? null : (
          <ul className={classes.lines}>
            {links.data.map((link) => (
              <li key={link.id} data-past={!link.isOpen}>
                <span className="figures">{formatDate(link.at.slice(0, 10))}</span>
                <span>
                  {link.guest} <span className={classes.beside}>{stateOf(link)}</span>
                  <br />
                  <span className={classes.beside}>
                    {link.blocks.map((block) => GUEST_BLOCK_LABELS[block]).join(", ")} ·{" "}
                    {formatQuantity(link.openings, "ouverture")}
                    {link.openedAt === null ? "" : `, la dernière le ${formatMoment(link.openedAt)}`}
                    {link.by === null ? "" : ` · créé par ${link.by}`}
                  </span>
                </span>
                {link.isOpen ? (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    color="gray"
                    aria-label={`Fermer le lien de ${link.guest}`}
                    onClick={() => revoke.mutate({ id, linkId: link.id })}
                  >
                    Fermer
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
};
