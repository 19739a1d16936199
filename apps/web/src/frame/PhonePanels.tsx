import { Drawer, Modal, Stack } from "@mantine/core";
import { FrameLink } from "./FrameLink.tsx";
import { LINKS } from "./links.ts";
import { OrganisationSwitcher } from "./OrganisationSwitcher.tsx";
import { PlaceSearch } from "./PlaceSearch.tsx";

interface Panel {
  readonly opened: boolean;
  readonly close: () => void;
}

/** What a phone opens over the page: the search of a place, and the menu. */
const PhonePanels = ({ menu, search }: { readonly menu: Panel; readonly search: Panel }) => (
  <>
    <Modal opened={search.opened} onClose={search.close} title="Rechercher un lieu" yOffset={8}>
      <PlaceSearch onFound={search.close} autoFocus />
    </Modal>
    <Drawer
      opened={menu.opened}
      onClose={menu.close}
      position="right"
      size="xs"
      title="Menu"
      closeButtonProps={{ "aria-label": "Fermer" }}
    >
      <Stack component="nav" gap={2} aria-label="Navigation principale">
        {LINKS.map((link) => (
          <FrameLink key={link.to} link={link} onFollow={menu.close} />
        ))}
        <OrganisationSwitcher fullWidth />
      </Stack>
    </Drawer>
  </>
);

export default PhonePanels;
