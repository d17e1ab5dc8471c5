import { variants } from './variants.ts'

/** The classes of a button, for buttons and for links that act as one. */
export const buttonClass = variants({
  base: 'button',
  variants: {
    variant: {
      primary: 'button-primary',
      secondary: 'button-secondary',
      quiet: 'button-quiet',
      inverse: 'button-inverse',
      danger: 'button-danger',
    },
    size: {
      sm: 'button-sm',
      md: 'button-md',
      lg: 'button-lg',
    },
  },
  defaults: { variant: 'primary', size: 'md' },
})
export type ButtonVariant = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'inverse' | 'danger'
  size?: 'sm' | 'md' | 'lg'
}
