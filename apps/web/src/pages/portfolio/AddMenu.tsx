import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconHomeSearch, IconPolygon } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

/** Two ways in: an advert or a parcel. */
export const AddMenu = () => (
  <Menu position="bottom-end" shadow="md" width={200}>
    <Menu.Target>
      <Button rightSection={<IconChevronDown size={16} aria-hidden="true" />}>Ajouter une propriété</Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item
        component={Link}
        to="/wizard/search-listings"
        leftSection={<IconHomeSearch size={16} stroke={1.5} aria-hidden="true" />}
      >
        Par annonce
      </Menu.Item>
      <Menu.Item component={Link} to="/search" leftSection={<IconPolygon size={16} stroke={1.5} aria-hidden="true" />}>
        Par parcelle
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
