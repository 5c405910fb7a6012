import { messages } from './messages.ts';
import { codePage } from './pages/code/page.tsx';
import { enrolmentPage } from './pages/enrolment/page.tsx';
import { passwordPage } from './pages/password/page.tsx';
import { signInPage, signOutPage } from './pages/sign-in/page.tsx';
import { todayPage } from './pages/today/page.tsx';
import { createOffice } from './routing/office.tsx';

export default createOffice({ messages, pages: [signInPage, signOutPage, codePage, enrolmentPage, passwordPage, todayPage] });
