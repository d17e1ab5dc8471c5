import { variants } from './variants.ts'

/** The look of a button, for buttons and for links that act as one. */
export const buttonClass = variants({
  base: 'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap transition active:scale-[.98] disabled:opacity-45 disabled:active:scale-100',
  variants: {
    variant: {
      primary: 'bg-brand text-on-brand not-disabled:hover:bg-brand-hover',
      secondary: 'hairline-strong bg-surface not-disabled:hover:bg-sunken',
      quiet: 'bg-sunken not-disabled:hover:bg-line',
      inverse: 'bg-white text-[oklch(0.3_0.062_160)] not-disabled:hover:bg-white/90',
      danger: 'hairline-strong bg-surface text-danger not-disabled:hover:bg-danger-soft',
    },
    size: {
      sm: 'h-[38px] px-[15px] text-sm',
      md: 'h-[46px] px-5 text-[15px]',
      lg: 'h-[54px] px-7 text-base',
    },
  },
  defaults: { variant: 'primary', size: 'md' },
})
export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'inverse' | 'danger'
  size?: 'sm' | 'md' | 'lg'
}
