import type { Place } from "@lotir/contract";
import { Combobox, Kbd, Loader, Text, TextInput, useCombobox } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import {
  IconBuildingCommunity,
  IconFolder,
  IconHome,
  IconMapPin,
  IconPolygon,
  IconRulerMeasure,
  IconSearch,
} from "@tabler/icons-react";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { silenceOf } from "../kit/messages.fr.ts";
import { RetryLine } from "../kit/ui/RetryLine.tsx";
import { recentPlaces, rememberPlace } from "../subjects/commune/recent-places.ts";
import { useFindPlace } from "../subjects/commune/use-find-place.ts";
import { useSettings } from "../subjects/organisation/use-show-settings.ts";
import { searchOfPlace } from "./search-of-place.ts";

const ICONS = {
  commune: IconBuildingCommunity,
  parcelle: IconPolygon,
  adresse: IconMapPin,
  propriete: IconFolder,
  plan: IconRulerMeasure,
  annonce: IconHome,
} as const;
const KINDS = {
  commune: "Commune",
  parcelle: "Parcelle",
  adresse: "Adresse",
  propriete: "Propriété",
  plan: "Plan",
  annonce: "Annonce",
} as const;

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

/** Two properties, plans or adverts may have one name. */
const keyOf = (place: Place): string => {
  if (place.kind === "propriete") return place.propertyId;
  if (place.kind === "plan") return place.planId;
  return place.kind === "annonce" ? place.listingId : `${place.kind}-${place.label}`;
};

interface PlaceSearchProps {
  readonly onFound?: () => void;
  readonly autoFocus?: boolean;
}

/** The one search box: commune, postcode, address, cadastral reference, property, plan, advert. `/` brings here from anywhere. */
export const PlaceSearch = ({ onFound, autoFocus = false }: PlaceSearchProps) => {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const navigate = useNavigate();
  const firstCommune = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get("villes")?.split(",")[0],
  });
  const found = useFindPlace(typed, firstCommune);
  const keepsHistory = useSettings().privacy.saveSearchHistory;
  const isTyping = typed.trim().length >= 2;
  const recent = keepsHistory && !isTyping ? recentPlaces() : [];
  const places = isTyping ? (found.data?.places ?? []) : recent;
  const silence = found.isFetching ? null : silenceOf(found, "La recherche de lieux ne répond pas.");
  const retry = () => {
    found.refetch().catch(() => undefined);
  };
  useHotkeys([["/", () => field.current?.focus()]]);
  const choose = async (index: string) => {
    const place = places[Number(index)];
    if (place === undefined) return;
    if (keepsHistory) rememberPlace(place);
    setTyped("");
    combobox.closeDropdown();
    field.current?.blur();
    await navigate(searchOfPlace(place));
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
            if (event.key === "Escape") field.current?.blur();
            if (event.key !== "Enter") return;
            if (silence !== null && places.length === 0) retry();
            // One parcel answers to what was typed: nothing is left to choose.
            if (isTyping && places.length === 1 && places[0]?.kind === "parcelle") choose("0").catch(() => undefined);
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isTyping && recent.length === 0}>
        <Combobox.Options aria-label={isTyping ? "Lieux trouvés" : "Lieux récents"}>
          {places.map((place, index) => (
            <Combobox.Option key={keyOf(place)} value={String(index)}>
              <PlaceOption place={place} />
            </Combobox.Option>
          ))}
          {places.length > 0 || silence !== null || !isTyping ? null : (
            <Combobox.Empty>
              {found.isPending || found.isFetching
                ? "Recherche…"
                : "Aucun lieu trouvé. Essayez une commune, un code postal, une référence comme AB 123, ou le nom d'une propriété."}
            </Combobox.Empty>
          )}
        </Combobox.Options>
        {silence === null || !isTyping ? null : (
          <Combobox.Footer>
            <RetryLine sentence={silence} onRetry={retry} />
          </Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
};
