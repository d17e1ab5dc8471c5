import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { validation as validationDe } from '../../texts/de/validation.ts'
import { validation as validationEn } from '../../texts/en/validation.ts'
import { PasswordRules } from '../account/PasswordRules.tsx'
import { FacetGate } from '../listings/FacetGate.tsx'
import { useAccountTexts } from '../account/account-texts.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { ownRead } from '../platform/reads/use-page-query.ts'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { QuantityStepper } from '../ui/fields/QuantityStepper.tsx'
import { Radio } from '../ui/fields/Radio.tsx'
import { SearchSelect } from '../ui/fields/SearchSelect.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { Switch } from '../ui/fields/Switch.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Example, Examples, useGalleryTexts } from './Example.tsx'
import { ViewerContext } from './shown-viewer.ts'

const sentences = { de: validationDe, en: validationEn }
const useRequired = () => sentences[useLanguage()].required

export function Part() {
  return (
    <>
      <TextFields />
      <Lists />
      <Boxes />
      <Steppers />
    </>
  )
}

function TextFields() {
  const t = useAccountTexts()
  const required = useRequired()
  const [password, setPassword] = useState('Tresen')
  return (
    <>
      <Examples of="TextField">
        <Example width="field">
          <TextField label={t.companyName} defaultValue="Hotel Spreeblick" />
        </Example>
        <Example width="field" state="optional">
          <TextField label={t.vatId} hint={t.vatIdHint} isOptional />
        </Example>
        <Example width="field" state="affixes">
          <TextField label={t.website} prefix={<Search />} suffix="€" />
        </Example>
        <Example width="field" state="invalid">
          <TextField label={t.email} error={required} />
        </Example>
        <Example width="field" state="disabled">
          <TextField label={t.email} defaultValue="hotel@demo.tresen.example" disabled />
        </Example>
      </Examples>
      <Examples of="PasswordField, PasswordRules">
        <Example width="field">
          <PasswordField
            label={t.newPassword}
            value={password}
            autoComplete="new-password"
            onChange={({ target }) => setPassword(target.value)}
          />
          <PasswordRules password={password} />
        </Example>
      </Examples>
      <Examples of="Textarea">
        <Example width="field">
          <Textarea label={t.website} defaultValue="https://hotel.example" />
        </Example>
        <Example width="field" state="invalid">
          <Textarea label={t.website} error={required} />
        </Example>
      </Examples>
    </>
  )
}

function Lists() {
  const t = useAccountTexts()
  const required = useRequired()
  const [value, setValue] = useState('CAFE')
  const options = Object.entries(t.businessTypes).map(([key, label]) => ({ value: key, label }))
  const select = { label: t.businessType, value, onChange: setValue }
  return (
    <>
      <Examples of="SelectField">
        <Example width="field">
          <SelectField label={t.businessType} options={options} defaultValue="HOTEL" />
        </Example>
        <Example width="field" state="invalid">
          <SelectField label={t.country} options={[]} placeholder={t.country} error={required} />
        </Example>
        <Example width="field" state="disabled">
          <SelectField label={t.businessType} options={options} disabled />
        </Example>
      </Examples>
      <Examples of="SearchSelect">
        <Example width="field">
          <SearchSelect {...select} options={options} />
        </Example>
        <Example width="field" state="empty">
          <SearchSelect {...select} options={[]} value="" />
        </Example>
        <Example width="field" state="loading">
          <SearchSelect {...select} options={[]} value="" isLoading />
        </Example>
        <Example width="field" state="invalid">
          <SearchSelect {...select} options={options} value="" error={required} />
        </Example>
        <Example width="field" state="disabled">
          <SearchSelect {...select} options={options} isDisabled />
        </Example>
      </Examples>
    </>
  )
}

function Boxes() {
  const t = useAccountTexts()
  const required = useRequired()
  return (
    <>
      <Examples of="Checkbox">
        <Example>
          <Checkbox label={t.newsletter} />
        </Example>
        <Example state="chosen">
          <Checkbox label={t.newsletter} defaultChecked />
        </Example>
        <Example state="mixed">
          <Checkbox label={t.selected} isMixed />
        </Example>
        <Example state="invalid">
          <Checkbox label={t.isBusinessConfirmed} error={required} />
        </Example>
        <Example state="disabled">
          <Checkbox label={t.newsletter} disabled defaultChecked />
        </Example>
      </Examples>
      <Examples of="FacetGate">
        <Example state="gated" width="card">
          <ViewerContext value="visitor">
            <FacetGate own={ownRead} />
          </ViewerContext>
        </Example>
      </Examples>
      <Examples of="Radio">
        {[false, true].map((isCard) => (
          <Example key={String(isCard)} state={isCard ? 'large' : 'rest'} width="field">
            <fieldset aria-label={t.businessType} className="grid gap-3">
              {(['HOTEL', 'CAFE', 'OFFICE'] as const).map((type) => (
                <Radio
                  key={type}
                  name={`type ${isCard}`}
                  isCard={isCard}
                  label={t.businessTypes[type]}
                  defaultChecked={type === 'CAFE'}
                  disabled={type === 'OFFICE'}
                />
              ))}
            </fieldset>
          </Example>
        ))}
      </Examples>
      <Examples of="Switch">
        <Example>
          <Switch label={t.newsletter} />
        </Example>
        <Example state="chosen">
          <Switch label={t.newsletter} defaultChecked />
        </Example>
        <Example state="disabled">
          <Switch label={t.newsletter} disabled />
        </Example>
      </Examples>
    </>
  )
}

const quantities = [8, 16, 24, 32]

function Steppers() {
  const t = useTexts().catalogue.quantity
  const { samples } = useGalleryTexts()
  const [value, setValue] = useState(16)
  const textOf = (pieces: number) => t.boxesAndPieces(pieces / 8, t.pieces(pieces))
  const stepper = { options: quantities, textOf, onChange: setValue, label: samples.espresso }
  return (
    <Examples of="QuantityStepper">
      <Example width="field">
        <QuantityStepper {...stepper} value={value} />
      </Example>
      <Example width="field" state="large">
        <QuantityStepper {...stepper} value={value} size="lg" onType={() => {}} />
      </Example>
      <Example width="field" state="minimum">
        <QuantityStepper {...stepper} value={8} />
      </Example>
      <Example width="field" state="maximum">
        <QuantityStepper {...stepper} value={32} />
      </Example>
      <Example width="field" state="invalid">
        <QuantityStepper {...stepper} value={4} isInvalid />
      </Example>
      <Example width="field" state="disabled">
        <QuantityStepper {...stepper} value={16} isDisabled />
      </Example>
    </Examples>
  )
}
