import { Avatar, Kbd, Menu, Text, UnstyledButton, useMantineColorScheme } from "@mantine/core";
import {
  IconBook2,
  IconChartHistogram,
  IconCheck,
  IconClipboardCheck,
  IconDeviceDesktop,
  IconHomeSearch,
  IconKeyboard,
  IconLayoutDashboard,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
} from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useIdentity } from "../subjects/identity/use-identity.ts";
import { useSignOut } from "../subjects/identity/use-sign-out.ts";
import { themeOf } from "../subjects/organisation/color-scheme.ts";
import { useSaveSettings } from "../subjects/organisation/use-save-settings.ts";
import { useSettings } from "../subjects/organisation/use-show-settings.ts";
import { keysWanted } from "./keys-wanted.ts";

const SCHEMES = [
  { value: "light", label: "Clair", Icon: IconSun },
  { value: "dark", label: "Sombre", Icon: IconMoon },
  { value: "auto", label: "Comme le système", Icon: IconDeviceDesktop },
] as const;

/** Pages of money and of method: in the top bar, they would hide the daily ones. */
const PAGES = [
  { to: "/wizard/search-listings", label: "Biens en Vente", Icon: IconHomeSearch },
  { to: "/dashboard", label: "Tableau de bord", Icon: IconLayoutDashboard },
  { to: "/market", label: "Analyse de marché", Icon: IconChartHistogram },
  { to: "/evaluation", label: "Évaluation", Icon: IconClipboardCheck },
  { to: "/methodologie", label: "Méthode et sources", Icon: IconBook2 },
] as const;

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

/** Who is signed in, light or dark, settings, sign-out (back to the start page). */
export const UserMenu = () => {
  const person = useIdentity().session?.person;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const navigate = useNavigate();
  const settings = useSettings();
  const saving = useSaveSettings({ silent: true });
  const choose = (scheme: (typeof SCHEMES)[number]["value"]): void => {
    setColorScheme(scheme);
    saving.mutate({ ...settings, display: { ...settings.display, theme: themeOf(scheme) } });
  };
  const signOut = useSignOut(() => navigate({ to: "/" }));
  if (person === undefined) return null;
  return (
    <Menu position="bottom-end" shadow="md" width={240}>
      <Menu.Target>
        <UnstyledButton
          aria-label={`${initialsOf(person.name)}, menu de ${person.name}`}
          style={{ borderRadius: "50%" }}
        >
          <Avatar size={32} color="brand">
            {initialsOf(person.name)}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text fw={600} c="var(--lotir-ink)" truncate>
            {person.name}
          </Text>
          <Text size="xs" truncate>
            {person.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Label>Apparence</Menu.Label>
        {SCHEMES.map(({ value, label, Icon }) => (
          <Menu.Item
            key={value}
            onClick={() => choose(value)}
            leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}
            rightSection={colorScheme === value ? <IconCheck size={16} aria-label="choisi" /> : null}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {PAGES.map(({ to, label, Icon }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item
          component={Link}
          to="/settings"
          leftSection={<IconSettings size={16} stroke={1.5} aria-hidden="true" />}
        >
          Paramètres
        </Menu.Item>
        <Menu.Item
          leftSection={<IconKeyboard size={16} stroke={1.5} aria-hidden="true" />}
          rightSection={<Kbd size="xs">?</Kbd>}
          onClick={keysWanted.ask}
        >
          Raccourcis du clavier
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.5} aria-hidden="true" />} onClick={() => signOut()}>
          Se déconnecter
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
