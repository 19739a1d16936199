import { Button, FileButton, List, Paper, Stack, Text } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { formatQuantity } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useImportListings } from "./use-import-listings.ts";

/** Lines that were left out, told one by one; beyond, their number says enough. */
const MOST_TOLD = 8;

/** A file of adverts: an agency's own portfolio, a notary's list. */
export const ListingFileForm = () => {
  const send = useImportListings();
  const read = async (file: File | null) => {
    if (file !== null) send.mutate({ name: file.name, content: await file.text() });
  };
  const result = send.data?.data;
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        <Text fw={600}>Un fichier d'annonces</Text>
        <Text size="sm" c="dimmed">
          CSV ou JSON. Colonnes obligatoires : reference, type, commune_insee, prix. Lues aussi : titre, description,
          surface, terrain, pieces, annee, adresse, latitude, longitude, dpe, ges, url, photos, date, agence.
        </Text>
        <FileButton onChange={(file) => void read(file)} accept=".csv,.json,text/csv,application/json">
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={send.isPending}
              leftSection={<IconUpload size={16} aria-hidden="true" />}
            >
              Choisir un fichier
            </Button>
          )}
        </FileButton>
        {send.error === null ? null : (
          <Notice kind="error">{sentenceOf(send.error, "Ce fichier n'a pas pu être lu.")}</Notice>
        )}
        {result === undefined ? null : (
          <Notice kind="info">
            {formatQuantity(result.kept, "annonce lue", "annonces lues")}
            {result.leftOut.length === 0
              ? "."
              : `, ${formatQuantity(result.leftOut.length, "laissée", "laissées")} de côté :`}
            <List size="sm">
              {result.leftOut.slice(0, MOST_TOLD).map(({ line, reason }) => (
                <List.Item key={`${line}-${reason}`}>
                  ligne {line} : {reason}
                </List.Item>
              ))}
            </List>
            {result.inseeCodes.length === 0 ? null : (
              <TextLink
                to="/wizard/listings-results"
                search={{
                  villes: result.inseeCodes.slice(0, 5).join(","),
                  prix: "100000000",
                  surface: "0",
                  depuis: "3-ans",
                }}
              >
                Voir ces annonces
              </TextLink>
            )}
          </Notice>
        )}
      </Stack>
    </Paper>
  );
};
