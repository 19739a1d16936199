import { Text } from "@mantine/core";
import { IconCalendarDue } from "@tabler/icons-react";
import { formatDate } from "../../kit/format.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import classes from "./dossier.module.css";
import { useShowUrbanismeTracking } from "./use-show-urbanisme-tracking.ts";

/** The next day of the file, in the head of its property; nothing while none is known. */
export const NextDue = ({ id }: { readonly id: string }) => {
  const { data } = useShowUrbanismeTracking(id);
  const next = data?.dueDates.find(({ isPast }) => !isPast);
  if (next === undefined) return null;
  return (
    <Text size="sm" className={classes.next}>
      <IconCalendarDue size={16} stroke={1.5} aria-hidden="true" />
      <TextLink to="/urbanisme-tracking/$propertyId" params={{ propertyId: id }} size="sm">
        {formatDate(next.on)}
      </TextLink>
      <span>{next.title}</span>
    </Text>
  );
};
