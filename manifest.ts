import type { ManifestOptions } from 'vite-plugin-pwa'
import { paths } from './src/lib/paths.ts'

/** The web app manifest. Icons and screenshots are made by `npm run assets`. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'SSIP Portal: grants for student innovators',
  short_name: 'SSIP Portal',
  description:
    'Apply for proof-of-concept and intellectual property grants, online or offline, and follow your applications.',
  lang: 'en-IN',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: '#101f4d',
  background_color: '#ffffff',
  categories: ['education', 'government'],
  icons: [
    { src: 'pwa-192x192.png', sizes: '192x192', type: 'image/png' },
    { src: 'pwa-512x512.png', sizes: '512x512', type: 'image/png' },
    { src: 'maskable-icon-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: 'screenshots/phone-home.png',
      sizes: '360x800',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Home page',
    },
    {
      src: 'screenshots/phone-apply.png',
      sizes: '360x800',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Grant form, saved on the device',
    },
    {
      src: 'screenshots/wide-home.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Home page',
    },
    {
      src: 'screenshots/wide-apply.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Grant form with its sections',
    },
  ],
  shortcuts: [
    { name: 'PoC grant application', short_name: 'PoC grant', url: paths.applyPoc },
    { name: 'IPR grant application', short_name: 'IPR grant', url: paths.applyIpr },
    { name: 'My applications', url: paths.myApplications },
  ],
}
