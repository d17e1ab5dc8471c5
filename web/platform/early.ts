// Loaded as a classic script in the head, so that a dark page never flashes light and a buyer never sees what only
// visitors need (`visitor-only` in app.css), and so that it is there when the page's own scripts are not. Imports nothing.
;(() => {
  const { dataset } = document.documentElement
  // The storage may refuse (storage.ts), the access to it alike.
  const read = (area: () => Storage, key: string) => {
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  }
  // A preview says what it shows (server/pages/preview-pages.ts).
  const preview = document.querySelector<HTMLMetaElement>('meta[name=preview]')?.dataset
  const choice = preview?.scheme || read(() => localStorage, 'theme')
  if (choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches))
    dataset.theme = 'dark'
  const token = read(() => sessionStorage, 'Authorization') ?? read(() => localStorage, 'Authorization')
  const words = document.currentScript!.dataset
  if (token && preview?.as !== '') {
    dataset.viewer = 'buyer'
    // What an account sees here beside the page comes with it, not after it.
    for (const href of words.own?.split(' ') ?? [])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
      )
  }

  const RETRY_MS = 1000
  const sayNotAlive = () => {
    if (document.querySelector('.not-alive')) return
    const bar = document.createElement('div')
    const sentence = document.createElement('p')
    const button = document.createElement('button')
    bar.className = 'not-alive'
    bar.setAttribute('role', 'alert')
    sentence.textContent = words.sentence ?? ''
    button.textContent = words.button ?? ''
    button.addEventListener('click', () => location.reload())
    bar.append(sentence, button)
    document.body.append(bar)
  }
  const fetchAgain = (failed: HTMLElement) => {
    const again = document.createElement(failed.tagName)
    for (const { name, value } of failed.attributes) again.setAttribute(name, value)
    again.dataset.again = ''
    failed.after(again)
  }
  addEventListener('not-alive', sayNotAlive)
  // Of a script that does not arrive, or one it imports, only its element gets the event.
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches('script[type=module], link[rel=stylesheet]')) return
    if (!('again' in target.dataset)) setTimeout(fetchAgain, RETRY_MS, target)
    else if (target instanceof HTMLScriptElement) sayNotAlive()
  }
  addEventListener('error', onError, true)

  // A form that is sent before its code is there waits for it, with what was typed: it is sent again until somebody takes it.
  const SEND_AGAIN_MS = 250
  const heldForms = new Set<HTMLFormElement>()
  const holdForm = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'post') return
    event.preventDefault()
    if (heldForms.has(form)) return
    heldForms.add(form)
    const { submitter } = event
    submitter?.setAttribute('aria-busy', 'true')
    setTimeout(() => {
      heldForms.delete(form)
      submitter?.removeAttribute('aria-busy')
      if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null)
    }, SEND_AGAIN_MS)
  }
  addEventListener('submit', holdForm)

  // So does a button; of several the last. React names its own properties at every element it takes over, while it still works
  // on the page: before the page is marked (hydrate-in-net.tsx) a press would be lost all the same.
  let held: HTMLButtonElement | null = null
  const isTaken = (button: Element) =>
    'alive' in dataset && Object.keys(button).some((key) => key.startsWith('__reactProps'))
  const release = () => {
    const button = held
    held = null
    button?.removeAttribute('aria-busy')
    return button
  }
  const pressAgain = () => {
    if (!held) return
    if (held.isConnected && !isTaken(held)) setTimeout(pressAgain, SEND_AGAIN_MS)
    else release()?.click()
  }
  const holdPress = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button')
    // A form is sent by its button, and holds itself.
    if (!button || isTaken(button) || (button.form && button.type === 'submit') || button.closest('.not-alive')) return
    if (!held) setTimeout(pressAgain, SEND_AGAIN_MS)
    release()
    held = button
    button.setAttribute('aria-busy', 'true')
  }
  addEventListener('click', holdPress, true)
  // Nothing comes any more that could take it.
  addEventListener('not-alive', release)
})()
