import type { CompanyRole } from '../../../contract/rights.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { useRoleNames, useTeamTexts } from './team-texts.ts'

type RoleChoiceProps<Role extends CompanyRole> = {
  /** Above them, where it is not only the roles. */
  label?: string
  offered: readonly Role[]
  value: Role[]
  onChange: (roles: Role[]) => void
}

/** The roles of a company, each with what it may; several may be chosen, and one has to be. */
export function RoleChoice<Role extends CompanyRole>({ label, offered, value, onChange }: RoleChoiceProps<Role>) {
  const t = useTeamTexts().team
  const names = useRoleNames()
  const toggle = (role: Role) =>
    onChange(offered.filter((each) => (each === role ? !value.includes(role) : value.includes(each))))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-small font-semibold">{label ?? t.rolesLabel}</legend>
      {offered.map((role) => (
        <Checkbox
          key={role}
          checked={value.includes(role)}
          onChange={() => toggle(role)}
          label={
            <>
              <b className="font-semibold">{names[role]}</b> <span className="text-ink-2">{t.roleHints[role]}</span>
            </>
          }
        />
      ))}
      {value.length === 0 && (
        <p role="alert" className="text-small font-medium text-danger">
          {t.noRole}
        </p>
      )}
    </fieldset>
  )
}
