/** Where the marketplace shows itself elsewhere: on an image-sharing site and in a professional network (specification section 2). */
export const socialLinks = {
  photos: 'https://www.instagram.com/tresen.marktplatz',
  network: 'https://www.linkedin.com/company/tresen-marktplatz',
} as const
