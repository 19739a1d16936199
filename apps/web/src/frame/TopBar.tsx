import { ActionIcon, Burger, Drawer, Modal, Stack, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Logo } from "../kit/ui/Logo.tsx";
import { FrameLink } from "./FrameLink.tsx";
import { LINKS } from "./links.ts";
import { OrganisationSwitcher } from "./OrganisationSwitcher.tsx";
import { PlaceSearch } from "./PlaceSearch.tsx";
import classes from "./TopBar.module.css";
import { UserMenu } from "./UserMenu.tsx";

const Brand = () => (
  <UnstyledButton component={Link} to="/" className={classes.brand} aria-label="Lotir, accueil">
    <Logo />
    <span>Lotir</span>
  </UnstyledButton>
);

const PhoneBar = () => {
  const [menu, { open, close }] = useDisclosure(false);
  const [search, searching] = useDisclosure(false);
  return (
    <div className={classes.phone}>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label="Rechercher un lieu" onClick={searching.open}>
        <IconSearch size={20} stroke={1.5} />
      </ActionIcon>
      <UserMenu />
      <Burger opened={menu} onClick={open} size="sm" aria-label="Ouvrir le menu" />
      <Modal opened={search} onClose={searching.close} title="Rechercher un lieu" yOffset={8}>
        <PlaceSearch onFound={searching.close} autoFocus />
      </Modal>
      <Drawer
        opened={menu}
        onClose={close}
        position="right"
        size="xs"
        title="Menu"
        closeButtonProps={{ "aria-label": "Fermer" }}
      >
        <Stack component="nav" gap={2} aria-label="Navigation principale">
          {LINKS.map((link) => (
            <FrameLink key={link.to} link={link} onFollow={close} />
          ))}
          <OrganisationSwitcher fullWidth />
        </Stack>
      </Drawer>
    </div>
  );
};

/** 52 px: logo, links, search box, organisation, person. On a phone the rest stands in a drawer. */
export const TopBar = () => (
  <header className={classes.bar}>
    <Brand />
    <nav className={classes.links} aria-label="Navigation principale">
      {LINKS.map((link) => (
        <FrameLink key={link.to} link={link} />
      ))}
    </nav>
    <div className={classes.right}>
      <div className={classes.search}>
        <PlaceSearch />
      </div>
      <OrganisationSwitcher />
      <UserMenu />
    </div>
    <PhoneBar />
  </header>
);
