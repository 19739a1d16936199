import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from "@mantine/core";

/** Text and password fields as the identity pages use them. */
export const Field = (props: TextInputProps) => <TextInput size="md" required withAsterisk={false} {...props} />;

export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    size="md"
    required
    withAsterisk={false}
    visibilityToggleButtonProps={{ "aria-label": "Afficher ou masquer le mot de passe", tabIndex: 0 }}
    {...props}
  />
);
