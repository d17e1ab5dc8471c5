type Named = { name: string; skuId: string; companyName: string; storeName: string }
type Person = { firstName: string; lastName: string; companyName: string; email: string }

/** Mails about the access to exclusive products; layout in api/platform/mail/mail-layout.ts. */
export const exclusiveMails = {
  hello: (firstName: string) => `Hello ${firstName},`,
  storeSays: 'The supplier writes:',
  application: {
    subject: (skuId: string) => `Application for exclusive product ${skuId}`,
    title: 'A buyer asks for access',
    asks: ({ companyName, name, skuId }: Named) =>
      `${companyName} would like to see and order your exclusive product "${name}" (SKU ${skuId}).`,
    person: ({ firstName, lastName, companyName, email }: Person) =>
      `${firstName} ${lastName}, ${companyName}\n${email}`,
    message: 'Message:',
    closing: 'Please decide whether this business gets access. It is told of your decision by email.',
  },
  granted: {
    subject: (skuId: string) => `Access granted: product ${skuId}`,
    title: 'You have access',
    body: ({ name, skuId, storeName }: Named) =>
      `${storeName} has granted you access to "${name}" (SKU ${skuId}). You now see it with price and stock and can order it.`,
    until: (day: string) => `The access holds until ${day}.`,
    withoutEnd: 'The access has no fixed end.',
    button: 'To the product',
  },
  rejected: {
    subject: (skuId: string) => `Application declined: product ${skuId}`,
    title: 'Your application was declined',
    body: (skuId: string) => `The supplier of the exclusive product with SKU ${skuId} has declined your application.`,
  },
  withdrawn: {
    subject: (skuId: string) => `Access ended: product ${skuId}`,
    title: 'Your access has ended',
    body: (skuId: string) =>
      `Your access to the exclusive product with SKU ${skuId} was withdrawn. If it lies in your cart, it ` +
      'cannot be ordered any more. Orders that were placed stay as they are.',
  },
}
