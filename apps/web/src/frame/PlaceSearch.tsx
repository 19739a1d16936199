import type { Place } from "@lotir/contract";
import { Combobox, Kbd, Loader, Text, TextInput, useCombobox } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconBuildingCommunity, IconMapPin, IconPolygon, IconSearch } from "@tabler/icons-react";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { silenceOf } from "../kit/messages.fr.ts";
import { RetryLine } from "../kit/ui/RetryLine.tsx";
import { useFindPlace } from "../subjects/commune/use-find-place.ts";
import { searchOfPlace } from "./search-of-place.ts";

const ICONS = { commune: IconBuildingCommunity, parcelle: IconPolygon, adresse: IconMapPin } as const;
const KINDS = { commune: "Commune", parcelle: "Parcelle", adresse: "Adresse" } as const;

const PlaceOption = ({ place }: { readonly place: Place }) => {
  const Icon = ICONS[place.kind];
  return (
    <span style={{ display: "flex", gap: 8, alignItems: "center" }}>
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      <span style={{ flex: 1 }}>{place.label}</span>
      <Text component="span" size="xs" c="dimmed">
        {KINDS[place.kind]}
      </Text>
    </span>
  );
};

interface PlaceSearchProps {
  readonly onFound?: () => void;
  readonly autoFocus?: boolean;
}

/** The one search box: commune, postcode, address, cadastral reference. `/` brings here from anywhere. */
export const PlaceSearch = ({ onFound, autoFocus = false }: PlaceSearchProps) => {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const navigate = useNavigate();
  const firstCommune = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get("villes")?.split(",")[0],
  });
  const found = useFindPlace(typed, firstCommune);
  const places = found.data?.places ?? [];
  const silence = found.isFetching ? null : silenceOf(found, "La recherche de lieux ne répond pas.");
  const retry = () => {
    found.refetch().catch(() => undefined);
  };
  useHotkeys([["/", () => field.current?.focus()]]);
  const choose = async (index: string) => {
    const place = places[Number(index)];
    if (place === undefined) return;
    setTyped("");
    combobox.closeDropdown();
    field.current?.blur();
    await navigate({ to: "/search", search: searchOfPlace(place) });
    onFound?.();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} shadow="md" width={360} position="bottom-end">
      <Combobox.Target>
        <TextInput
          ref={field}
          value={typed}
          aria-label="Rechercher une commune, une adresse ou une parcelle"
          placeholder="Commune, adresse, parcelle…"
          data-autofocus={autoFocus}
          autoFocus={autoFocus}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden="true" />}
          rightSection={found.isFetching ? <Loader size={14} /> : <Kbd size="xs">/</Kbd>}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && silence !== null && places.length === 0) retry();
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={typed.trim().length < 2}>
        <Combobox.Options aria-label="Lieux trouvés">
          {places.map((place, index) => (
            <Combobox.Option key={`${place.kind}-${place.label}`} value={String(index)}>
              <PlaceOption place={place} />
            </Combobox.Option>
          ))}
          {places.length > 0 || silence !== null ? null : (
            <Combobox.Empty>
              {found.isPending || found.isFetching
                ? "Recherche…"
                : "Aucun lieu trouvé. Essayez une commune, un code postal ou une référence comme AB 123."}
            </Combobox.Empty>
          )}
        </Combobox.Options>
        {silence === null ? null : (
          <Combobox.Footer>
            <RetryLine sentence={silence} onRetry={retry} />
          </Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
};
