import { ActionIcon, Burger, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { lazyPart } from "../kit/lazy-part.ts";
import { Logo } from "../kit/ui/Logo.tsx";
import { FrameLink } from "./FrameLink.tsx";
import { LINKS } from "./links.ts";
import { OrganisationSwitcher } from "./OrganisationSwitcher.tsx";
import { PlaceSearch } from "./PlaceSearch.tsx";
import classes from "./TopBar.module.css";
import { UserMenu } from "./UserMenu.tsx";

/** Nobody has opened them yet on a first screen, and most screens never show them. */
const PhonePanels = lazyPart(() => import("./PhonePanels.tsx"));

const Brand = () => (
  <UnstyledButton component={Link} to="/" className={classes.brand} aria-label="Lotir, accueil">
    <Logo />
    <span>Lotir</span>
  </UnstyledButton>
);

const PhoneBar = () => {
  const [menu, { open, close }] = useDisclosure(false);
  const [search, searching] = useDisclosure(false);
  const [isAsked, setIsAsked] = useState(false);
  const ask = (openIt: () => void) => () => {
    setIsAsked(true);
    openIt();
  };
  return (
    <div className={classes.phone}>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label="Rechercher un lieu" onClick={ask(searching.open)}>
        <IconSearch size={20} stroke={1.5} />
      </ActionIcon>
      <UserMenu />
      <Burger opened={menu} onClick={ask(open)} size="sm" aria-label="Ouvrir le menu" />
      {isAsked ? (
        <Suspense fallback={null}>
          <PhonePanels menu={{ opened: menu, close }} search={{ opened: search, close: searching.close }} />
        </Suspense>
      ) : null}
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
      <div className={classes.organisation}>
        <OrganisationSwitcher />
      </div>
      <UserMenu />
    </div>
    <PhoneBar />
  </header>
);
