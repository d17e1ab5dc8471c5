import type { StaticPageText } from '../../texts/static-page.ts'
import { useContactTexts } from '../content/contact-texts.ts'
import { Head } from '../ui/Head.tsx'
import { useLoaded } from '../frame/page.tsx'
import { paths } from '../paths.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { call } from '../platform/calls/call.ts'
import { useIsBuyer } from '../platform/viewer/use-session.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useSearch } from '../platform/navigation/use-address.ts'
import { NeedsScript } from '../ui/script/NeedsScript.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

// The server renders it; the browser reads its code after the page's own.
const ContactForm = lazyPart(async () => (await import('../content/ContactForm.tsx')).ContactForm, {
  missing: 'sentence',
})

/** How to reach the marketplace, and the form to write to it. */
export function Component() {
  const t = useContactTexts()
  const { text } = useLoaded<{ text: StaticPageText }>()
  const search = useSearch()
  const [sku, order] = [search.get('sku'), search.get('order')]
  const orderNumbers = useOrderNumbers()
  const prefilled = order
    ? { subject: 'RETURN_AND_EXCHANGE' as const, orderNumber: order }
    : sku
      ? { subject: 'PRODUCT_INFORMATION' as const, productSkuId: sku }
      : {}
  return (
    <div className="shell py-8 lg:py-13">
      <Head title={text.title} description={text.lead} path={paths.static('contact-us')} />
      <PageTitle>{text.title}</PageTitle>
      <p className="mt-4 max-w-[62ch] text-lg text-ink-2">{text.lead}</p>
      <div className="mt-8 grid items-start gap-10 *:min-w-0 lg:grid-cols-[1fr_380px] lg:gap-[76px]">
        <section className="rounded-lg bg-surface p-5 hairline sm:p-8">
          <h2 className="text-2xl">{t.formTitle}</h2>
          <p className="mt-2 mb-7 text-ink-2">{t.formLead}</p>
          <NeedsScript />
          <ContactForm prefilled={prefilled} orderNumbers={orderNumbers} />
        </section>
        <div className="grid gap-8">
          {text.sections.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <h2 className="text-xl">{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-2 text-ink-2">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

// The buyer's latest orders, read only for buyers.
function useOrderNumbers(): string[] {
  const read = useRead({
    queryKey: ['orders', 'numbers'],
    enabled: useIsBuyer(),
    queryFn: async ({ signal }) =>
      call((await import('../../contract/orders/orders.ts')).list, { pageSize: 12 }, { signal }),
  })
  // A field to type the number into stands there without them.
  return dataOrNothing(read)?.items.map(({ orderNumber }) => orderNumber) ?? []
}
