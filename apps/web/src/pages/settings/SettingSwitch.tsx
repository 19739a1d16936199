import { Switch } from "@mantine/core";

interface SettingSwitchProps {
  readonly label: string;
  /** What it changes, in full. */
  readonly governs: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch that says what it governs. */
export const SettingSwitch = ({ label, governs, checked, onChange }: SettingSwitchProps) => (
  <Switch
    label={label}
    description={governs}
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);
