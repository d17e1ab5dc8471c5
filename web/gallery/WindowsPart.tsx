import { AddressDialog } from '../account/addresses/AddressDialog.tsx'
import { useCartTexts } from '../platform/cart-texts.ts'
import { useAccountTexts } from '../account/account-texts.ts'
import { openSignIn } from '../platform/viewer/sign-in.ts'
import { useTexts } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/windows/ConfirmDialog.tsx'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { Drawer } from '../ui/windows/Drawer.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { ToastCard } from '../ui/windows/ToastCard.tsx'
import { Example, Examples, useGalleryTexts } from './Example.tsx'
import { MiniCarts } from './MiniCarts.tsx'
import { Opener } from './Opener.tsx'

export function Part() {
  const account = useAccountTexts()
  const t = useGalleryTexts()
  const { note, comment, post } = t.samples
  return (
    <>
      <Examples of="Dialog">
        <Opener of="Dialog">
          {(close) => (
            <Dialog title={post} {...close} footer={<Button onClick={close.onClose}>{account.save}</Button>}>
              {comment}
            </Dialog>
          )}
        </Opener>
        <Opener of={`Dialog, ${t.states.unsaved}`}>
          {(close) => (
            <Dialog title={post} size="lg" hasUnsaved {...close}>
              <TextField label={account.companyName} defaultValue={note} />
            </Dialog>
          )}
        </Opener>
        <Opener of="AddressDialog">{(close) => <AddressDialog {...close} onSaved={() => {}} />}</Opener>
        <Opener of="ConfirmDialog">
          {(close) => (
            <ConfirmDialog
              title={account.deleteAddressTitle}
              text={account.deleteAddressText}
              confirm={account.remove}
              onConfirm={() => {}}
              {...close}
            />
          )}
        </Opener>
        <Button variant="secondary" onClick={() => openSignIn()}>
          {t.open('SignInDialog')}
        </Button>
      </Examples>
      <Examples of="Drawer">
        {(['left', 'right', 'bottom'] as const).map((side) => (
          <Opener key={side} of={`Drawer ${side}`}>
            {(close) => (
              <Drawer
                title={post}
                side={side}
                footer={<Button {...{ onClick: close.onClose }}>{account.save}</Button>}
                {...close}
              >
                {comment}
              </Drawer>
            )}
          </Opener>
        ))}
      </Examples>
      <MiniCarts />
      <Toasts />
    </>
  )
}

const kinds = ['success', 'info', 'error'] as const
const stateOf = { success: 'success', info: 'note', error: 'error' } as const

function Toasts() {
  const cart = useCartTexts()
  const { shell } = useTexts()
  const t = useGalleryTexts()
  const words = { success: cart.added(1), info: t.samples.note, error: shell.unreachable }
  const action = { label: cart.view, run: () => {} }
  return (
    <Examples of="ToastCard">
      {kinds.map((kind, id) => (
        <Example key={kind} state={stateOf[kind]} width="field">
          <ToastCard toast={{ id, kind, message: words[kind], ...(kind === 'success' && { action }) }} />
        </Example>
      ))}
      {kinds.map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => showToast(kind, words[kind])}>
          {t.open(t.states[stateOf[kind]])}
        </Button>
      ))}
    </Examples>
  )
}
