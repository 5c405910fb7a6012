import '@parral/ui/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Another estate' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="montelar">
      <body>{children}</body>
    </html>
  );
}
