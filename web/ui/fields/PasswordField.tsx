import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState, type ComponentProps } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { TextField } from './TextField.tsx'

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'suffix'>) {
  const t = useTexts().ui
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          aria-label={isShown ? t.hidePassword : t.showPassword}
          onClick={() => setShown(!isShown)}
          className="grid size-9 place-items-center rounded-sm hover:bg-sunken"
        >
          <Icon className="size-[18px]" />
        </button>
      }
    />
  )
}
