import { type ApiClient, createClient } from '@parral/api-client';
import { createContext, useContext } from 'react';

/** The client that blocks call: that of the page's own host, unless a test stands another before them. */
export const ApiContext = createContext<ApiClient>(createClient({ baseUrl: '' }));

export const useApi = (): ApiClient => useContext(ApiContext);
