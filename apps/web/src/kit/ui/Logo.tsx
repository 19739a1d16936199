interface LogoProps {
  readonly size?: number;
}

/** A parcel outline cut by one line; drawn to stay readable at 16 px. */
export const Logo = ({ size = 24 }: LogoProps) => (
  <svg width={size} height={size} viewBox="0 0 16 16" fill="none" strokeLinejoin="round" aria-hidden="true">
    <path d="M2.5 4.2 12.2 1.8l1.5 9.9L3.6 14.2Z" stroke="var(--lotir-brand)" strokeWidth="1.5" />
    <path d="M7.6 3 8.4 13" stroke="var(--lotir-ochre)" strokeWidth="1.5" />
  </svg>
);
